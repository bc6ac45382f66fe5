import { useEffect, useRef, useState, type CSSProperties } from 'react';

import { PicturePlaceholder } from './PicturePlaceholder';
import { previewStyle, ratioClass, srcSet, type PictureRatio } from './picture-sources';
import type { Image } from '#app/domain/catalogue';
import styles from './picture.module.css';

interface PictureProps {
  /** Nothing, or a picture that fails to load, shows the placeholder in the same box. */
  image: Image | null;
  /** What the picture really takes on the page, as in `<img sizes>`. */
  sizes: string;
  /** Left out where the surrounding layout gives the box its height. */
  ratio?: PictureRatio;
  /** The first picture of a page: fetched at once, never faded in. */
  priority?: boolean;
  /** Overrides the picture's own text; '' where the link around it already says it. */
  alt?: string;
  /** `object-position` of the cropped picture. */
  position?: string;
  className?: string;
}

type Loading = 'unknown' | 'pending' | 'shown' | 'broken';

/** A picture of the shop in its box: avif, else webp; blurred preview until it is there; never a jump. */
export function Picture({ image, className, ratio, ...rest }: PictureProps) {
  const box = ['pic', styles.box, ratioClass(ratio), className].filter(Boolean).join(' ');
  if (!image) return <PicturePlaceholder className={box} silent={rest.alt === ''} />;
  return <LoadedPicture key={image.url} image={image} box={box} {...rest} />;
}

type LoadedPictureProps = Omit<PictureProps, 'image' | 'ratio' | 'className'> & {
  image: Image;
  box: string;
};

function LoadedPicture({
  image,
  box,
  sizes,
  priority,
  alt = image.alt,
  position,
}: LoadedPictureProps) {
  const img = useRef<HTMLImageElement>(null);
  const [loading, setLoading] = useState<Loading>('unknown');

  useEffect(() => {
    // Events that came before hydration are gone: ask the element what has happened so far.
    const element = img.current;
    if (!element) return;
    if (!element.complete) setLoading('pending');
    else setLoading(element.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);

  if (loading === 'broken') return <PicturePlaceholder className={box} silent={alt === ''} />;
  return (
    <span
      className={box}
      data-loading={priority ? undefined : loading}
      style={previewStyle(image.preview)}
    >
      <picture>
        <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(image, 'webp')} sizes={sizes} />
        <img
          ref={img}
          src={image.url}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          {...fetchPriority(priority)}
          style={position ? ({ objectPosition: position } as CSSProperties) : undefined}
          onLoad={() => setLoading('shown')}
          onError={() => setLoading('broken')}
        />
      </picture>
    </span>
  );
}

/** React 18 passes the attribute on only in lower case, and its types know only the camel case. */
function fetchPriority(priority: boolean | undefined) {
  return priority ? { fetchpriority: 'high' } : {};
}
