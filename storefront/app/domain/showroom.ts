/** The showroom beside the workshop. The address is ours (decisions "Brand"). */
export const showroom = {
  street: '1205 Workshop Lane SE',
  city: 'Calgary',
  province: 'Alberta',
  provinceCode: 'AB',
  countryCode: 'CA',
  parking: 'Free, beside the workshop',
} as const;

interface OpeningHours {
  /** As people read it. */
  days: string;
  hours: string;
  /** Names of schema.org's days, and times of the clock in MST; absent on a day without. */
  dayNames: readonly string[];
  opens?: string;
  closes?: string;
}

/** Business hours, MST (spec §9). */
export const openingHours: readonly OpeningHours[] = [
  {
    days: 'Mon-Fri',
    hours: '9-5',
    dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
  { days: 'Sat', hours: '10-3', dayNames: ['Saturday'], opens: '10:00', closes: '15:00' },
  { days: 'Sun', hours: 'closed', dayNames: ['Sunday'] },
];
