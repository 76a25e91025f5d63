export default {
  nth: 'Proof {{nth}}',
  refused: 'The previous one was rejected on {{moment}} by {{name}}: {{reason}}',
  came: 'Total received so far (RM)',
  came_hint: 'From the bank statement; less than the {{amount}} asked for.',
  missing:
    '{{amount}} is missing. The customer will be asked for exactly that, on the order’s page and by email.',
  came_before: '{{came}} has arrived. This proof must show the rest, {{missing}}.',
  too_much:
    'The money received covers the amount: approve the payment. Then record the extra {{amount}} on the order’s page, so that it goes back to the customer.',
}
