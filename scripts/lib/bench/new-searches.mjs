const rooms = ['bedroom', 'kitchen', 'bathroom', 'office', 'nursery', 'patio', 'living', 'dining'];
const kinds = ['roller', 'roman', 'zebra', 'wood', 'vertical', 'cellular', 'woven', 'motorized'];
const colours = ['white', 'linen', 'charcoal', 'sage', 'navy', 'walnut', 'ivory', 'slate'];
const wishes = ['cordless', 'blackout', 'sheer', 'privacy', 'soft', 'daylight'];

/**
 * Addresses of searches, each different from the others, all of words that the catalogue knows. Nobody has made them
 * before, so each is drawn anew.
 *
 * @returns {string[]} 3,072 of them
 */
export function newSearches() {
  return rooms.flatMap((room) =>
    kinds.flatMap((kind) =>
      colours.flatMap((colour) =>
        wishes.map((wish) => `/products?q=${wish}+${colour}+${kind}+${room}`),
      ),
    ),
  );
}
