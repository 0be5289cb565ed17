// Whether a process that once wrote something down as its own is still there.

/** Also true for one of another user, which may not be asked. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
