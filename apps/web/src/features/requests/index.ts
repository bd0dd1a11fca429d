export { purchaseOf, renewal } from './ask-once.ts';
export { BuyNow } from './buy-now.tsx';
export { ContactButton, OpenContact, useContactDialog } from './contact-button.tsx';
export { CountryAndCategory } from './country-and-category.tsx';
export { OpenRequest, RequestButton, useRequestDialog } from './request-button.tsx';
export { RenewalButton, useAsk } from './use-ask.tsx';
