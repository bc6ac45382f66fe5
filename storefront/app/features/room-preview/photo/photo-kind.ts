/** What a chosen file says it is. Some systems leave the type empty, and all write HEIC in their own way. */
export function photoKind({ name, type }: Pick<File, 'name' | 'type'>): 'photo' | 'heic' | 'other' {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic';
  return type === '' || type.startsWith('image/') ? 'photo' : 'other';
}
