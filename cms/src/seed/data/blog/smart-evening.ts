import type { SeedBlogPost } from '../../types';

export const smartEvening: SeedBlogPost = {
  slug: 'motorized-shade-schedules',
  title: 'Three shade schedules that people keep',
  excerpt:
    'Motorized shades can follow a dozen scenes, but the ones that survive the first month are dusk, morning and hot afternoon. Here is how to set each of them, where batteries fit better than wires, and what still works when the internet does not.',
  image: 'blog-smart-evening',
  publishedOn: '2026-10-20',
  body: `The first week with motorized shades is all experiments. The house opens to music, a film scene dims the lamps, one button lowers everything for no reason at all. A month later most of that is forgotten, and what remains is a short list. Start there and you save yourself the setting up.

## The three that last

**Dusk, for privacy.** This is the one nobody gives up. Tie it to sunset and not to the clock: between June and December sunset moves by more than four hours in Alberta, and a fixed time is wrong for most of the year. Set it 15 minutes after sunset for the rooms facing the street. Leave the garden side open if you like the last light.

**Morning, for waking.** Open the bedroom in two steps, a hand's width ten minutes before the alarm and fully at the alarm. Give weekends their own time from the start, or the whole schedule will be switched off on the first Saturday.

**Hot afternoon, for heat.** From May to September, lower the west and south shades an hour before the sun reaches them, whether or not anybody is home. A room that never fills with heat does not have to be cooled. In winter, turn this one round and leave the south side open on clear days, since that sun is free.

> “A schedule that can be overruled by hand is one that people do not resent.”

Keep a remote or a wall switch in every room as well. Guests, children and anyone carrying a tray will thank you, and a schedule that can be overruled by hand is one that people do not resent.

## Group by sun, not by room

When you name the groups, think of compass points first. "South side" and "street side" are used daily; "dining room left" is used once. A shade can be in more than one group. Three or four groups are enough for most houses, and one that contains everything is handy on the way out of the door.

## Battery or wire

**Battery motors** sit inside the tube, need no electrician and recharge by USB-C. They run about 6-12 months between charges. They suit finished rooms, rentals and any shade that you can reach.

**Hardwired motors** are always on, with nothing to charge. They suit new builds and renovations, high windows and very wide or heavy cloth. An electrician brings the power.

The span of 6 to 12 months is wide because use differs. Two movements a day on a bedroom shade is light work; a heavy blackout cloth that moves six times a day is not. Count the movements before you count on the longer figure.

Three things we tell everybody who chooses batteries:

- **Ask where the port is.** It should be at the end you can reach without moving a cabinet. For a window above a stairwell, choose a long cable or a wire.
- **Charge the whole house on one day.** Pick two dates, such as the weekends when you change the furnace filter, and a shade will hardly ever stop in the middle of a week.
- **Charge in a warm room.** Lithium cells should not be charged below freezing. On a cold porch, wait for a mild day.

During a renovation, run a low-voltage cable to every window before the drywall goes up, even if you do not buy motors yet. The cable is cheap then and expensive later.

## What works when the internet does not

A motor should answer its own remote by radio, without any network. Schedules should live on the bridge in your house. Voice and phone from outside the house need the internet, and those are the parts you can do without for an evening. Ask about this before buying any system, ours included. The [smart home page](/products/smart-home) lists the platforms that our bridge speaks to.

Once everything is set up, unplug the router for an evening. You will soon learn what depends on what.

## Time and cost to plan for

Motorized shades take 14 to 21 business days in the workshop, against 7 to 10 for standard ones, and then the delivery time for your region on the [shipping](/shipping) page. Installation starts from $75 per window. The warranty on residential motors is 5 years; register it within 30 days, because the date is easy to forget.

You need not do the whole house. Begin with the shades you touch most often or can reach least, usually the bedroom and the tall window over the stairs. See the difference between power options on the [motorized page](/products/motorized-options), or ask for a [consultation](/contact#consultation-form) if you are planning wires.`,
};
