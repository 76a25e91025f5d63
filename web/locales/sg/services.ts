export default {
  title: 'Services',
  description:
    'All services in one place: air and sea freight, domestic and international shipments, official boxes, project cargo and tracking.',
  heading: 'Our services',
  intro:
    'Air when time matters, sea when cost matters, an official box when both should be easier. Every shipment can be tracked, and customer service is there around the clock.',
}
