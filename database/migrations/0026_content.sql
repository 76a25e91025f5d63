-- What the office adds to the public pages in its own words.

create table faq_entries (
  id uuid primary key default uuidv7(),
  question jsonb not null check (question ?& array['id', 'my', 'sg']),
  answer jsonb not null check (answer ?& array['id', 'my', 'sg']),
  is_active boolean not null default true
);

-- Questions that come with the product and are not to be shown.
create table hidden_questions (
  key text primary key check (key ~ '^[a-z_]{1,40}$')
);

-- What a customer said, in the language in which it was said, and agreed to see published.
create table testimonials (
  id uuid primary key default uuidv7(),
  said_by text not null check (length(said_by) between 1 and 80),
  place text not null check (length(place) between 1 and 80),
  language text not null check (language in ('id', 'my', 'sg')),
  words text not null check (length(words) between 1 and 500),
  is_active boolean not null default true
);
