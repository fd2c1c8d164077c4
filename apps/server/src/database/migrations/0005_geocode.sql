-- What the geocoder said of a place, by cells of some 50 metres; both null where it knows of no address.
create table geocoded_place (
  cell text primary key,
  road text,
  address text,
  found_at timestamptz not null default now()
);
create index geocoded_place_found_at on geocoded_place (found_at);

-- When the geocoder may be asked next, by whichever server: one row.
create table geocoder_turn (
  only_one boolean primary key default true check (only_one),
  next_at timestamptz not null default now()
);
insert into geocoder_turn default values;
