/**
 * The order of the cascade layers, first in the head: the files that fill them may come in any order. The reset lies
 * under Mantine, because `a { color: inherit }` must not take the colour from a Mantine button; shared parts lie in
 * `ui`, so that a screen's own class, which is in no layer, wins over theirs.
 */
export const layerOrder = '@layer reset, mantine, base, ui;';
