/** The mark: a window frame with the shade's slats gathering, each gap three quarters of the one above. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 255 295" aria-hidden="true">
      <path
        d="M7.5 7.5h240v280h-240zM7.5 67.5h240M7.5 112.5h240M7.5 146.25h240M7.5 171.56h240"
        fill="none"
        stroke="currentColor"
        strokeWidth="15"
      />
    </svg>
  );
}
