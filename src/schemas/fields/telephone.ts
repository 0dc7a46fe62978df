/** Telephone numbers of all countries. Used only during the build, because the library is too large for pages. */
import { z } from 'astro/zod';
import parsePhoneNumber from 'libphonenumber-js/min';
import { textMessage } from './fields.ts';

const example = 'For example: +44 20 7946 0018, or +420 224 000 111 ext. 5';
const error = `A telephone number with its country code. An extension may follow. ${example}`;

/** A telephone number such as `+44 20 7946 0018 ext. 5`. The output has the usual spaces of its country. */
export const telephoneNumber = z
  .string({ error: textMessage(error) })
  .transform((value, { addIssue }) => {
    const phone = parsePhoneNumber(value, { extract: false });
    if (phone?.isPossible()) {
      const number = parsePhoneNumber(phone.number)?.formatInternational() ?? value;
      return phone.ext ? `${number} ext. ${phone.ext}` : number;
    }
    const isNational = !value.trim().startsWith('+');
    const message = isNational
      ? `The country code is missing. Write + and the code before the number. ${example}`
      : `This telephone number does not exist. Check its country code and the number of digits. ${example}`;
    addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .describe(error);
