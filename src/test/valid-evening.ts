/** An evening that the schema accepts. */
export const validEvening = {
  title: 'Quiz',
  weekday: 'Friday',
  starts: '8 PM',
  room: 'at the long table',
  price: 3,
  join: 'Come.',
};
