import type { Image } from '#app/domain/catalogue';
import { pictures } from '#app/pictures';

/** A material beyond the ordinary (spec §3). */
export interface PremiumItem {
  id: string;
  name: string;
  image: Image;
  description: string;
  /** Cents, for a 36 by 48 in window. */
  price: number;
  badge: string;
}

/** Fixed (spec §2.12). */
export const premiumItems: readonly PremiumItem[] = [
  {
    id: 'velvet-drapery',
    name: 'Velvet Drapery',
    image: pictures.draperySlate,
    description: 'Heavy cotton velvet, interlined, with a hand-tacked pleat.',
    price: 89000,
    badge: 'Made to order',
  },
  {
    id: 'silk-organza-sheer',
    name: 'Silk Organza Sheer',
    image: pictures.sheerVanes,
    description: 'Spun in one width, so no seam crosses the glass.',
    price: 73800,
    badge: 'Limited',
  },
  {
    id: 'hand-tied-reed',
    name: 'Hand-tied Reed',
    image: pictures.wovenReeds,
    description: 'River reed on a cotton warp, edged in linen tape.',
    price: 54000,
    badge: 'Handwoven',
  },
  {
    id: 'solid-basswood',
    name: 'Solid Basswood',
    image: pictures.woodOak,
    description: 'Slats from one board, so the grain runs through.',
    price: 49800,
    badge: 'Seven stains',
  },
  {
    id: 'soft-roman-linen',
    name: 'Soft Roman, Linen',
    image: pictures.romanLinen,
    description: 'Unbleached flax in loose folds, washed before it is sewn.',
    price: 61200,
    badge: 'New',
  },
  {
    id: 'bronze-solar-weave',
    name: 'Bronze Solar Weave',
    image: pictures.screenBronze,
    description: 'Metallised yarn that keeps the view and sends the heat back.',
    price: 57600,
    badge: 'Outdoor grade',
  },
];
