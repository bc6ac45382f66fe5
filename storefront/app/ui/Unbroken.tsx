/** A range of figures, and the two names of the trade with a hyphen that reads wrong at the end of a line. */
const wholes = /(\d(?:[\d.,]*\d)?-\d(?:[\d.,]*\d)?%?|Wi-Fi|USB-C)/;

/** Words in which a line never ends after the hyphen of `90-95%`, `6-12` or `Wi-Fi`. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(wholes);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
