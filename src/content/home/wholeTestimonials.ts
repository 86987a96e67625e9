/** The whole text of each client of testimonials.ts, by name; a visitor reads it in a dialog. */
export const wholeTestimonials: Readonly<Record<string, readonly string[]>> = {
  'Meena Raghavan': [
    'Our eleven branches used to send stock sheets by phone photo. Now I see all of them at seven in the morning, and we throw away far less milk.',
    'Two engineers rode with the vans for a week before they wrote anything. They learned that milk is counted twice on a festival morning, once by the driver and once by the shop, and that nobody had ever compared the two.',
    'The drivers asked for their own screen in the second month, which nobody had planned and everybody now uses. When a cold room fails at night, the man nearest to it gets the call, not me.',
  ],
  'Daniel Joseph': [
    'The bot answers in Tamil at midnight. My reception desk starts the day with a short list, not forty missed calls.',
    'It knows what it may not answer: anything about an eye that hurts goes to the doctor on duty at once. We read a hundred of its conversations together before it spoke to the first patient.',
    'One star is missing because the first month was slow on our old telephone line. They found that out themselves and told us before we noticed.',
  ],
  'Farah Begum': [
    'They told us which half of our plan not to build. That advice paid for the other half.',
    'We came with forty pages. After two calls and one ride on the six o’clock bus there was one page left: where is the bus, who is on it, and who waits for it.',
    'Parents see that page now, and the office telephone is quiet at half past three. The other thirty-nine pages are still in my drawer.',
  ],
};
