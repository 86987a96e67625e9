/** Nine announcements (specification HOME-08), the last of our choice (specification D2). True in any year. */
export const announcements = [
  'Launched in 2025',
  'Global expansion: teams in three time zones',
  'Hiring: two online, part-time openings',
  'Tech Summit 2025: talks and slides on request',
  'AI solutions: trained on your own records',
  'Analytics tools for the daily stand-up',
  'Collaboration with colleges and local firms',
  'Sustainability: idle servers sleep at night',
  'SupportHub and our online shop are coming soon',
] as const;

export const announcementsCopy = {
  label: 'Announcements',
  pause: 'Pause announcements',
  play: 'Play announcements',
} as const;
