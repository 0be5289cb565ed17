// What is typed, once the typing rests: a long history is not asked anew for every letter.
import { useEffect, useState } from 'react';

const QUIET_MS = 200;

export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
