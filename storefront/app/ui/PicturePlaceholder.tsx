interface PicturePlaceholderProps {
  /** The classes of the box that the picture would fill. */
  className: string;
  /** The link around it says what it is: a reader need not hear of the missing picture. */
  silent?: boolean;
  text?: string;
}

/** Slat lines and a few words where a picture is missing or broken. */
export function PicturePlaceholder({
  className,
  silent = false,
  text = 'Image coming soon',
}: PicturePlaceholderProps) {
  return (
    <span className={`${className} pic--none`}>
      <span aria-hidden={silent || undefined}>{text}</span>
    </span>
  );
}
