import type { ReactElement } from 'react';

/** Every icon of the shop: 16px grid, square caps; stroke 1.4 comes from `.i`, 1.15 inside icon buttons. */
const drawings = {
  'arrow-left': <path d="M14 8H2.5M7 3L2 8l5 5" />,
  cart: <path d="M3 5.5h10l.8 8.5H2.2zM5.5 7V4a2.5 2.5 0 015 0v3" />,
  check: <path d="M2.5 8.5l3.6 3.6 7.4-8" />,
  chevron: <path d="M2.5 5.5L8 11l5.5-5.5" />,
  close: <path d="M3 3l10 10M13 3L3 13" />,
  copy: <path d="M5 5h9v9H5zM11 5V2H2v9h3" />,
  dark: <path d="M13.5 9.8A6 6 0 016.2 2.5a6 6 0 107.3 7.3z" />,
  error: (
    <>
      <circle cx="8" cy="8" r="6.3" />
      <path d="M8 4.6v4M8 11v.4" />
    </>
  ),
  expand: <path d="M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4" />,
  filters: <path d="M1.5 4.5h13M4 8h8M6.5 11.5h3" />,
  light: (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <path d="M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8L13 13M13 3l-1.2 1.2M4.2 11.8L3 13" />
    </>
  ),
  menu: <path d="M1.5 5h13M1.5 11h13" />,
  minus: <path d="M2.5 8h11" />,
  pause: <path d="M5 3v10M11 3v10" />,
  person: (
    <>
      <circle cx="8" cy="5.2" r="2.7" />
      <path d="M2.8 14c.4-3 2.4-4.6 5.2-4.6s4.8 1.6 5.2 4.6" />
    </>
  ),
  picture: <path d="M1.5 2.5h13v11h-13zM1.5 11l4-4 3.4 3.4L11 8.5l3.5 3" />,
  play: <path d="M5 3v10l8-5z" />,
  plus: <path d="M8 2.5v11M2.5 8h11" />,
  redo: <path d="M10.5 3l3 3-3 3M13.5 6h-7a4 4 0 000 8h3" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5L14 14" />
    </>
  ),
  star: <path d="M8 1.2l2 4.6 5 .5-3.8 3.3 1.2 4.9L8 11.9l-4.4 2.6 1.2-4.9L1 6.3l5-.5z" />,
  system: <path d="M1.5 2.5h13v8.6h-13zM5.5 14h5M8 11v3" />,
  undo: <path d="M5.5 3l-3 3 3 3M2.5 6h7a4 4 0 010 8h-3" />,
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  className?: string;
}

/** A drawing without a voice: the control that holds it carries the name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 16 16" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
