/** The floating enquiry form, for the button that opens it. */
export const FLOATING_FORM_ID = 'floating-form'
