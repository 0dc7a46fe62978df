/** A menu that the schema accepts. */
export const validMenu = {
  description: 'What the kitchen cooks.',
  updated: new Date('2026-01-01'),
  sections: [
    {
      title: 'To begin',
      served: 'noon-2 AM',
      dishes: [
        { name: 'Soup', description: 'Hot.', price: 6.5, diets: ['V'], allergens: ['milk'] },
      ],
    },
  ],
};
