import * as z from 'zod';
import type { Image, ImageSource } from '#app/domain/catalogue';
import { mediaPath } from '#app/lib/media-path';

/** The fields of a picture that every populate asks for. */
export const mediaFields = ['url', 'alternativeText', 'width', 'height', 'formats'] as const;

const AddressSchema = z.string().regex(/^(\/|https?:\/\/)/);

/** One encoded file among a picture's `formats`; not the preview, whose address is a data URI. */
const FormatSchema = z.object({
  url: AddressSchema,
  width: z.int().positive(),
  mime: z.enum(['image/avif', 'image/webp']),
});

const PreviewSchema = z.object({ url: z.string().startsWith('data:image/') });

/** A picture of Strapi's media library, populated with `mediaFields`. */
export const MediaSchema = z.object({
  url: AddressSchema,
  alternativeText: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  formats: z.record(z.string(), z.unknown()).nullable(),
});

export type Media = z.infer<typeof MediaSchema>;

/** The width that the endpoint contract offers as `imageUrl` (decisions: Data), in pixels. */
const usualWidth = 800;

/**
 * Turns a picture of the media library into ours: addresses a browser can load, narrow before wide,
 * avif before webp. `url` is the usable one that old browsers and the contract take: webp, 800 px wide
 * or the nearest to it. A format that makes no sense is left out; the picture stands without it.
 */
export function toImage(media: Media): Image {
  const formats = media.formats ?? {};
  const sources = Object.values(formats).flatMap(toSource).sort(byFormatAndWidth);
  return {
    url: usualSource(sources)?.url ?? mediaPath(media.url),
    alt: media.alternativeText ?? '',
    width: media.width,
    height: media.height,
    preview: PreviewSchema.safeParse(formats.preview).data?.url ?? null,
    sources,
  };
}

/** As `toImage`, for a field that may be empty. */
export function toImageOrNull(media: Media | null): Image | null {
  return media && toImage(media);
}

function toSource(format: unknown): ImageSource[] {
  const parsed = FormatSchema.safeParse(format);
  if (!parsed.success) return [];
  const { url, width, mime } = parsed.data;
  return [{ format: mime === 'image/avif' ? 'avif' : 'webp', width, url: mediaPath(url) }];
}

function byFormatAndWidth(a: ImageSource, b: ImageSource): number {
  return a.format.localeCompare(b.format) || a.width - b.width;
}

function usualSource(sources: ImageSource[]): ImageSource | undefined {
  return sources
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => Math.abs(a.width - usualWidth) - Math.abs(b.width - usualWidth))[0];
}
