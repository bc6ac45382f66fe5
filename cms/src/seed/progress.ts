export interface SeedProgress {
  /** Steps finished, from 1 to `total`. */
  done: number;
  total: number;
  /** What the last step made: "Pictures", "Products" … */
  label: string;
}

export type OnSeedProgress = (progress: SeedProgress) => void;

/** Counts steps up to `total` and reports each one; call the returned function once per finished step. */
export function countSteps(total: number, onProgress: OnSeedProgress = () => {}) {
  let done = 0;
  return (label: string) => {
    done += 1;
    onProgress({ done, total, label });
  };
}

/** Called once per finished step with what it made. */
export type StepDone = ReturnType<typeof countSteps>;
