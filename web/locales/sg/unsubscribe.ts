export default {
  title: 'Stop the e-mails',
  description: 'Stop the e-mails about parcels that are sent to you.',
  heading: 'Stop the e-mails about parcels?',
  text: 'The address that got this link will have no more news about parcels from us. The parcels keep moving, and you can still track them.',
  button: 'Yes, stop them',
  done: 'Done. This address gets no more news about parcels.',
  wrong: 'This link is not complete. Open it again from the e-mail you got.',
  track: 'Track a parcel',
}
