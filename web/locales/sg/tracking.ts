export default {
  title: 'Track parcel',
  description:
    'Track a parcel by its number: where it is now, when it should arrive, and each step between Malaysia and Indonesia.',
  heading: 'Track parcel',
  intro:
    'Your tracking number starts with SB and is on the label and in our e-mails. Anyone who has the number can follow the parcel; only cities are shown, never names or addresses.',
}
