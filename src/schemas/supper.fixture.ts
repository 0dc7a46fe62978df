/** A menu, an evening and a photograph that the schemas accept. */
export const validMenu = {
  description: 'What the kitchen cooks.',
  updated: '2026-01-01',
  sections: [
    {
      title: 'To begin',
      served: 'noon-2 AM',
      dishes: [{ name: 'Soup', line: 'Hot.', price: 6.5, marks: ['V'], allergens: ['milk'] }],
    },
  ],
};

export const validEvening = {
  title: 'Quiz',
  weekday: 'Friday',
  starts: '8 PM',
  room: 'table',
  price: 3,
  join: 'Come as a team',
};

export const validPhoto = {
  image: '../../assets/images/photos/table.jpg',
  imageAlt: 'Ten people pass plates.',
  room: 'table',
  credit: 'Photograph: Ada Reed',
  consent: 'All ten, in writing, on 3 May 2026',
};
