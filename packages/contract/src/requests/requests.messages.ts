/** What stands under a field of a request that has to be mended. */
export const requestMistakes = {
  name: 'Please enter your name.',
  email: 'Please enter your email.',
  emailInvalid: 'Please enter a valid email.',
  phone: 'Please enter your phone number.',
  company: 'Please enter your company.',
  message: 'Please enter a message.',
  country: 'Please choose a country from the list.',
  category: 'Please choose a category from the list.',
} as const;
