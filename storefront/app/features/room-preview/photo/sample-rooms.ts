import { pictures } from '#app/pictures';

/** Rooms for a visitor without a photo. */
export const sampleRooms = [
  { name: 'Living room', image: pictures.roomLiving },
  { name: 'Bedroom', image: pictures.roomBedroom },
  { name: 'Kitchen', image: pictures.roomKitchen },
] as const;
