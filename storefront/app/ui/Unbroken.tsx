/** A range of figures, and the two names of the trade with a hyphen that reads wrong at the end of a line. */
const inText = /(\d(?:[\d.,]*\d)?-\d(?:[\d.,]*\d)?%?|Wi-Fi|USB-C)/;
/** Words with a hyphen, such as "Top-Down"; one of more than 12 letters may break, or a narrow screen could not hold it. */
const inName = /(?<!\S)(?=\S{3,12}(?!\S))(\S+-\S+)/;

interface UnbrokenProps {
  text: string;
  /** Whether the text is the name of a thing, in which no word falls apart. */
  name?: boolean;
}

/** Words in which a line never ends after the hyphen of `90-95%`, `6-12` or `Wi-Fi`. */
export function Unbroken({ text, name = false }: UnbrokenProps) {
  const parts = text.split(name ? inName : inText);
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
