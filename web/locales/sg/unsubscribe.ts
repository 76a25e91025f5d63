export default {
  title: 'Stop the emails',
  description: 'Stop the emails about parcels sent to you.',
  heading: 'Stop the emails about parcels?',
  text: 'The address that got this link won’t get any more news about parcels from us. The parcels keep moving, and you can still track them.',
  button: 'Yes, stop them',
  done: 'Done. This address will get no more news about parcels.',
  wrong: 'This link isn’t complete. Open it again from the email you got.',
  track: 'Track a parcel',
}
