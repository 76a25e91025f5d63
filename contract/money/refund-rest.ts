/** So long nobody is written that a refund was sent: until then it can be undone as if it had never been said. */
export const refundRest_s = 10
