export default {
  title: 'Page not found',
  description:
    'The page you are looking for doesn’t exist or has moved. Go back to the home page, or track your parcel by its number.',
  heading: 'Page not found',
  intro: 'There’s nothing at this address. It may be mistyped, or the page has moved.',
  home: 'Go to the home page',
  track: 'Track a parcel',
  office: {
    intro: 'There’s nothing at this address. Check its spelling, or search for what you need.',
    start: 'Go to the overview',
  },
  role_changed: {
    heading: 'Your role has changed',
    text: 'You no longer have access to this part of the site. Everything else is as before; if this is a mistake, ask an admin.',
  },
}
