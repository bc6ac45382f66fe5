/** Who signs every post: the blog speaks with one voice (spec §2.7). */
export const authorLabel = 'Design Team';
