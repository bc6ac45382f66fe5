/** @param {{ envState: 'written' | 'completed' | 'kept' }} result */
export function describeSettings({ envState }) {
  return {
    written: '.env is written, with fresh random secrets',
    completed: '.env got the secrets that it lacked',
    kept: '.env is read',
  }[envState];
}

/** @param {{ built: number, total: number }} result */
export function describeBuild({ built, total }) {
  if (built === 0) return 'nothing changed, nothing is built';
  return built === total
    ? 'both apps are built'
    : `${built} of ${total} apps built, the rest was up to date`;
}
