-- Nobody settles a missing answer about the EEA by paying: what was settled so in a run that is still open is to be settled again.
update kjoeringsfunn f set avgjoerelse = null, begrunnelse = '', avgjort = null, avgjort_av = null
from kjoering k where k.id = f.kjoering_id and k.tilstand <> 'frosset' and f.slag = 'mangler_eoes' and f.avgjoerelse = 'godtatt';
