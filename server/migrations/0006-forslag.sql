-- The title of a work without its season, lower case: seasons of the same series share it. Immutable, so that it can be indexed.
create function verksnavn(tittel text) returns text language sql immutable parallel safe as
$$ select btrim(regexp_replace(lower(tittel), '\s*\((sesong|s\.?)\s*\d+\)\s*$', '')) $$;
create index produksjon_verksnavn on produksjon (verksnavn(tittel));
create index registrering_navn_uten_produksjon on registrering (dokument_id) where produksjon_id is null and produksjonsnavn <> '';
