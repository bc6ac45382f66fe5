/** The drawn hours, from morning to night; a stylesheet gives each its sky and the height of its shade. */
export const dayHours = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

export type DayHour = (typeof dayHours)[number];
