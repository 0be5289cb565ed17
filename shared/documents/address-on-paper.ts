// Addresses as they stand in the lines of a paper.
import type { StreetAddress } from '../domain/address.ts';

const nbsp = '\u00a0';

/** “12 Mill Street, Apt. 2, Example Falls, NY 12999”. A short place name does not break, so that the line breaks before it. */
export const addressOnPaper = ({ street, apartment, city, state, zip }: StreetAddress): string => {
  const place = city.length <= 20 ? city.replaceAll(' ', nbsp) : city;
  return `${apartment ? `${street}, ${apartment}` : street}, ${place}, ${state}${nbsp}${zip}`;
};
