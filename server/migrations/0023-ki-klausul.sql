-- Whether a proposed clause leaves the economic rights with the member: what the staff's own switch is held against.
alter table ki_forslag add column i_behold boolean;
