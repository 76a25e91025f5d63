export default {
  title: 'International shipment',
  description:
    'Shipments between Malaysia and Indonesia by air or sea, 3 to 10 working days, with help for the customs papers.',
  heading: 'International shipment',
  intro:
    'Between Malaysia and Indonesia, in both directions: 3 to 10 working days. We help with the item list and the customs papers; import tax is borne by the recipient unless agreed otherwise.',
}
