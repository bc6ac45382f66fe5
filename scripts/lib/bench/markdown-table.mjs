/**
 * A table of Markdown: names on the left, figures on the right of their columns.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function markdownTable(head, rows) {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
