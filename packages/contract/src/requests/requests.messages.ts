/** The confirmation of every request. */
export const requestSent = 'Your request has been sent.';

/** The errors shown under the fields of a request. */
export const requestMistakes = {
  name: 'Please enter your name.',
  email: 'Please enter your e-mail.',
  emailInvalid: 'Please enter a valid e-mail.',
  phone: 'Please enter your phone number.',
  company: 'Please enter your company.',
  message: 'Please enter a message.',
  country: 'Please choose a country from the list.',
  category: 'Please choose a category from the list.',
} as const;
