// An order that is typed: a number beside each name. Nothing to drag, so it goes with the keyboard alone.
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem, FormApi } from '../../ui/use-form.ts';

/** Each name has a place, a whole number; no two the same. `at` is the path of the place at `i`. */
export function placesWrong(places: readonly string[], at: (i: number) => string): FieldProblem[] {
  return places.flatMap((typed, i) => {
    const place = typed.trim();
    if (!/^[1-9]\d?$/.test(place)) return [{ field: at(i), message: 'A whole number: 1 stands first.' }];
    const other = places.findIndex((one) => one.trim() === place);
    return other < i ? [{ field: at(i), message: `Two of them have the place ${place}.` }] : [];
  });
}

/** The items in the order of the places typed beside them. */
export const inPlaces = <T,>(items: readonly T[], places: readonly string[]): T[] =>
  items
    .map((item, i) => ({ item, place: Number(places[i]?.trim()) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

export const PlaceField = ({
  form,
  path,
  name,
}: {
  readonly form: FormApi;
  readonly path: string;
  readonly name: string;
}) => <TextField label={name} width="w4" {...form.text(path)} />;
