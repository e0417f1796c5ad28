-- A production that a member adds is seen by its makers and staff until staff have looked at it. What is there already counts as looked at.
update produksjon set ny_fra = null where ny_fra is not null;
alter table produksjon add column ny boolean not null default false;
drop index produksjon_ny;
create index produksjon_ny on produksjon (tittel_sort, id) where ny;

create table ny_produksjon_medlem (
  produksjon_id uuid not null references produksjon on delete cascade,
  bruker_id uuid not null references bruker on delete cascade,
  primary key (produksjon_id, bruker_id)
);
create index ny_produksjon_medlem_bruker on ny_produksjon_medlem (bruker_id);
comment on table ny_produksjon_medlem is 'Who has made a production that staff have not looked at yet, and therefore sees it: its maker, and whoever made the same title meanwhile';
