-- What a run has written cannot be moved to a run that is not there, or that is frozen: foreign keys asked that of what was changed too.
create trigger kjoeringslinje_flyttet after update on kjoeringslinje
  referencing new table as rader for each statement execute function kjoering_rader_ny();
create trigger kjoeringsverk_flyttet after update on kjoeringsverk
  referencing new table as rader for each statement execute function kjoering_rader_ny();
create trigger kjoeringsfunn_flyttet after update on kjoeringsfunn
  referencing new table as rader for each statement execute function kjoering_rader_ny();
