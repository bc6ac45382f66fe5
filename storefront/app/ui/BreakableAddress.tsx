import { Fragment } from 'react';

/** An address that may break after its @ and before its dots, and nowhere else while there is room. */
export function BreakableAddress({ text }: { text: string }) {
  const parts = text.split(/(?<=@)|(?=\.)/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </>
  );
}
