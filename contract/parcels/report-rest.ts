/** So long nobody is written that a report was answered: until then a press too early can be undone. */
export const reportRest_s = 10
