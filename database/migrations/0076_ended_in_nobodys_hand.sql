-- The office could correct a parcel to the end of its way while somebody had it in hand: it stayed on their list for ever.
update parcels set holder_id = null where step in ('delivered', 'returned', 'cancelled') and holder_id is not null;
