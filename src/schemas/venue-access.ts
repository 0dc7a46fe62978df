/** The field `access` of `src/content/venue.md`: how guests with a disability use the venue. */
import { emailAddress, text } from './fields/fields.ts';
import { group } from './fields/field-groups.ts';
import { hoursOfDay, weekdayList } from './hours/hour-fields.ts';

const quietHours = group(
  'Indented lines: hours, and perhaps weekdays. For example: hours: 6 AM-4 PM',
  {
    hours: hoursOfDay('When music and lights are low.', '6 AM-4 PM'),
    weekdays: weekdayList('The quiet days in brackets. For example: [Tuesday]').optional(),
  },
);

const accessFact = (what: string, example: string) => text(what, 120, example).optional();
const contact = 'For questions about access, besides the first telephone number. ';
export const access = group(
  'Indented lines, such as stepFree or toilet, each with a fact. For example: stepFree: A lift reaches every floor',
  {
    entrance: accessFact('The steps, the door and the ramp.', 'One step, with a ramp beside it'),
    stepFree: accessFact('How guests get around without a step.', 'A lift reaches every floor'),
    toilet: accessFact('Where the accessible toilet is.', 'Ground floor, beside the kitchen'),
    bedrooms: accessFact('The step-free bedrooms.', 'One room, with a level shower'),
    parking: accessFact('Where guests with a disability park.', 'Two bays beside the door'),
    hearingLoop: accessFact('Where a hearing loop works.', 'At the front desk'),
    dogs: accessFact('Which dogs may come in.', 'Assistance dogs are welcome everywhere'),
    companions: accessFact('What a companion pays.', 'A companion comes in free'),
    quietHours: quietHours.optional(),
    contact: emailAddress(contact).optional(),
  },
);
