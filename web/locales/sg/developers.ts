export default {
  title: 'For developers',
  description:
    'Get prices, place orders, track and print labels from your own program: keys, examples, errors and webhooks.',
  heading: 'For developers',
  intro:
    'Everything a shop does here by hand, its program can do too: get prices, order many shipments with one payment, track them, print labels, and be told what happens.',
  get_key: 'Create a key',
  reference: 'All calls (OpenAPI)',
  examples: {
    quote: 'What does a parcel cost?',
    accounts: 'Which accounts can be paid into?',
    check: 'Check the rows: errors and total',
    order: 'Order them with one payment',
    transaction: 'What is the payment status?',
    track: 'Where is a parcel?',
    labels: 'Labels for a paid batch as PDF',
  },
  sections: {
    start: {
      heading: 'Quick start',
      body: [
        'Create a key in your [profile](/profile/api-keys) and put it where your program can find it. In the examples, words in capitals stand for your own values.',
        'Every answer is JSON with code, code_message and data. Money is a number of ringgit with at most two decimals; times are UTC.',
      ],
    },
    authentication: {
      heading: 'Authentication',
      body: [
        'Send the key as a bearer token in the authorization header. A key begins with sbk_live_, is shown once, and can be revoked at any time; from then on it is refused.',
        'A key never opens your profile, your password, your devices, your keys or the office. An expired or revoked key is answered with HTTP 401 and code 403.',
        'A key may call 120 times a minute. Beyond that the answer is 429, and its retry-after header says how many seconds to wait.',
      ],
    },
    scopes: {
      heading: 'Scopes',
      body: [
        [
          'quote: get prices.',
          'order: check and order shipments, read saved addresses and payment accounts.',
          'track: read transactions and track parcels.',
          'documents: print labels, receipts and customs papers.',
        ],
        'A call for which the key has no scope is answered with 403 scope_missing. The list of [all calls](/api/docs) shows which scope each one needs.',
      ],
    },
    order: {
      heading: 'Ordering many shipments',
      body: [
        'One row is one shipment, with the columns of the [file](/bulk); up to 500 rows in one call, up to 10,000 in a file sent as text/csv. First check the rows, then order with the total you were given. If the price has changed in the meantime, the answer is 409 price_changed with the new total, and nothing is stored.',
        'Each row has a result of its own: ordered, already_ordered or refused with its errors. All ordered rows are paid for with one payment.',
        'International parcels need passport pictures. The sender’s is the one in your account; for the receiver, give the id of a picture you uploaded.',
      ],
    },
    idempotency: {
      heading: 'Sending again without ordering twice',
      body: [
        'Calls that create or pay need an idempotency-key header with 8 to 128 characters of your choice. The same key with the same body gives the same answer for 24 hours; with another body it gives 422 idempotency_key_reused.',
        'The reference of a row is yours for ever: a reference that was ordered once is never ordered again, whatever key you send.',
      ],
    },
    track: {
      heading: 'Tracking and papers',
      body: [
        'A batch is a transaction with its own number. Its shipments can be tracked and its labels printed once it is paid.',
      ],
    },
    errors: {
      heading: 'Errors',
      body: [
        'code_message is a word that stays the same. With bad input, errors names each field. What belongs to others and what doesn’t exist both give 404 not_found.',
        [
          '400 invalid_input: correct the fields that are named.',
          '409: somebody else was faster or something has changed, such as price_changed or slot_full.',
          '429 and 503: try again after retry-after seconds, with the same idempotency-key.',
        ],
      ],
    },
    web_hooks: {
      heading: 'Webhooks',
      body: [
        'In your [profile](/profile/web-hooks) you add https addresses, and we notify them of what happens. Answer with a status from 200 to 299 within 10 seconds; redirects aren’t followed. A message that doesn’t arrive is tried eight times within a day.',
        'A message may come twice and out of order: recognise it by its id, and order the steps of a parcel by sequence. The seberang-signature header holds the time and an HMAC-SHA256 over time, dot and body, made with the secret for the address. Refuse what is older than five minutes.',
      ],
    },
  },
}
