-- Records of the demo are marked by their column and no longer by their names.
update driver set name = replace(name, ' (Simulasi)', '') where simulated and name like '% (Simulasi)';
update device set name = 'Pelacak ' || substring(name from '^Simulasi (\d\d) – ')
where simulated and name ~ '^Simulasi \d\d – ';
