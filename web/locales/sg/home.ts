export default {
  title: 'Send parcels Malaysia – Indonesia',
  description:
    'Send parcels and cargo between Malaysia and Indonesia by air or sea. Buy official boxes, track by number, pay by transfer, QR or cash.',
  heading: 'From door to door, across the strait',
  intro:
    'Send parcels and cargo between Malaysia and Indonesia by air or sea, picked up at home or dropped off with an agent. The price is clear from the start, and you can follow every step.',
  send: 'Send parcel',
  track: 'Track parcel',
  buy_box: 'Buy box',
}
